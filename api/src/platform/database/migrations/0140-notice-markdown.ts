import { type Kysely, sql } from 'kysely';

/** The schema as this migration finds it. */
type Database = { notice: { id: string; body: Record<string, string> } };

/** Converts HTML to Markdown; imported only when there are notices, since it loads an HTML parser. */
async function loadConverter(): Promise<(html: string) => string> {
  const { fromHtml } = await import('hast-util-from-html');
  const { toMdast } = await import('hast-util-to-mdast');
  const { gfmToMarkdown } = await import('mdast-util-gfm');
  const { toMarkdown } = await import('mdast-util-to-markdown');
  return (html) => {
    const tree = toMdast(fromHtml(html, { fragment: true }));
    return toMarkdown(tree.type === 'root' ? tree : { type: 'root', children: [] }, {
      extensions: [gfmToMarkdown()],
    }).trim();
  };
}

/** Notices were sanitised HTML; they are Markdown now, and operators can withdraw them. */
export const up = async (db: Kysely<unknown>) => {
  await sql`alter table notice add column withdrawn_at timestamptz`.execute(db);
  const notices = await (db as Kysely<Database>).selectFrom('notice').select(['id', 'body']).execute();
  if (notices.length === 0) return;
  const convert = await loadConverter();
  for (const { id, body } of notices) {
    const markdown = Object.entries(body).map(([language, html]) => [language, convert(html)]);
    await sql`update notice set body = ${JSON.stringify(Object.fromEntries(markdown))}::jsonb where id = ${id}`.execute(
      db,
    );
  }
};
