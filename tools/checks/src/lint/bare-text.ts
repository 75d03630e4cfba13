import { ESLintUtils, TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;

const { AST_NODE_TYPES: Node } = TSESTree;

const listParts = (type: ts.Type) => (type.isUnion() ? type.types : [type]);

/** Whether React creates a text node for a value of the type; it creates none for an empty string. */
const isText = (type: ts.Type) =>
  listParts(type).some((part) => (part.flags & TEXT) !== 0 && !(part.isStringLiteral() && part.value === ''));

/** Whether a value of the type is a list with texts, each of which is a sibling of the others. */
const isTextList = (type: ts.Type, checker: ts.TypeChecker) =>
  listParts(type).some(
    (part) =>
      (checker.isArrayType(part) || checker.isTupleType(part)) &&
      // The check above is not a type guard.
      checker.getTypeArguments(part as ts.TypeReference).some(isText),
  );

/** Returns the expressions of which React renders one: the branches of a condition. */
function listRendered(expression: TSESTree.Expression): TSESTree.Expression[] {
  if (expression.type === Node.ConditionalExpression)
    return [expression.consequent, expression.alternate].flatMap(listRendered);
  if (expression.type === Node.LogicalExpression)
    return (expression.operator === '&&' ? [expression.right] : [expression.left, expression.right]).flatMap(
      listRendered,
    );
  return [expression];
}

/** Returns the children that React renders: neither comments nor white space with a line break. */
const listChildren = (children: readonly TSESTree.JSXChild[]) =>
  children.filter((child) => {
    if (child.type === Node.JSXText) return /\S/.test(child.value) || !child.value.includes('\n');
    return child.type !== Node.JSXExpressionContainer || child.expression.type !== Node.JSXEmptyExpression;
  });

const getExpression = (child: TSESTree.JSXChild) =>
  child.type === Node.JSXExpressionContainer && child.expression.type !== Node.JSXEmptyExpression
    ? child.expression
    : undefined;

/** Whether the child is the same text in every rendering. */
const isFixedText = (child: TSESTree.JSXChild) =>
  child.type === Node.JSXText || getExpression(child)?.type === Node.Literal;

type FunctionNode =
  TSESTree.ArrowFunctionExpression | TSESTree.FunctionDeclaration | TSESTree.FunctionExpression;

/** Whether the function has the name of a component, which begins with a capital letter. */
function isComponent(node: FunctionNode) {
  const { parent } = node;
  const id = parent.type === Node.VariableDeclarator ? parent.id : node.id;
  return id?.type === Node.Identifier && /^[A-Z]/.test(id.name);
}

/**
 * Reports text that has or may have siblings. A browser's page translation replaces a text node by elements of its own:
 * React then changes a node that is not shown, or fails to remove it or to insert a sibling before it.
 */
export const bareText = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      bareText:
        'Page translation replaces text nodes, which React then cannot change or remove. Wrap text that has siblings in an element such as a <span>, and what a caller passes in wrapText() of @portal/shared/i18n.',
    },
  },
  defaultOptions: [],
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    const checker = services.program.getTypeChecker();
    const report = (node: TSESTree.Node) => context.report({ node, messageId: 'bareText' });

    const isRenderedAs = (expression: TSESTree.Expression, matches: (type: ts.Type) => boolean) =>
      listRendered(expression).some((each) => matches(services.getTypeAtLocation(each)));
    const isList = (type: ts.Type) => isTextList(type, checker);
    const isTextOrList = (type: ts.Type) => isText(type) || isList(type);

    const checkChildren = (node: TSESTree.JSXElement | TSESTree.JSXFragment) => {
      const children = listChildren(node.children);
      const isStill = children.every((child) => isFixedText(child) || child.type === Node.JSXElement);
      // The siblings of a fragment's text are those of the fragment.
      const isAlone = node.type === Node.JSXElement && children.length === 1;
      for (const child of children) {
        const expression = getExpression(child);
        if (
          isFixedText(child)
            ? !isStill
            : expression && isRenderedAs(expression, isAlone ? isList : isTextOrList)
        )
          report(child);
      }
    };

    // Of the functions around the current node, the innermost one last.
    const functions: FunctionNode[] = [];
    const enter = (node: FunctionNode) => {
      functions.push(node);
      if (
        isComponent(node) &&
        node.body.type !== Node.BlockStatement &&
        isRenderedAs(node.body, isTextOrList)
      )
        report(node.body);
    };
    const leave = () => void functions.pop();

    return {
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      ':function': enter,
      ':function:exit': leave,
      ReturnStatement({ argument }) {
        const component = functions.at(-1);
        if (component && isComponent(component) && argument && isRenderedAs(argument, isTextOrList))
          report(argument);
      },
    };
  },
});
