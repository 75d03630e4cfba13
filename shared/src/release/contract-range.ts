type Numbers = [major: number, minor: number, patch: number];

function numbersOf(version: string): Numbers {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)/.exec(version) ?? [];
  return [Number(major), Number(minor), Number(patch)];
}

/** How many leading numbers of a version a range holds fast. */
function fixedNumbers(operator: string, [major, minor]: Numbers): number {
  if (operator === '') return 3;
  if (operator === '~') return 2;
  if (major > 0) return 1;
  return minor > 0 ? 2 : 3;
}

/**
 * Whether a version of the contract is in a range: `^1.2.0`, `~1.2.0` or `1.2.0`, with the meaning that semver gives
 * them. Anything else is no range, and nothing satisfies it.
 */
export function satisfiesContract(range: string, version: string): boolean {
  const [, operator, text] = /^([\^~]?)(\d+\.\d+\.\d+)$/.exec(range) ?? [];
  if (operator === undefined || text === undefined || !/^\d+\.\d+\.\d+$/.test(version)) return false;
  const lowest = numbersOf(text);
  const asked = numbersOf(version);
  const fixed = fixedNumbers(operator, lowest);
  for (const [index, number] of asked.entries()) {
    const bound = lowest[index] ?? 0;
    if (number !== bound) return index >= fixed && number > bound;
  }
  return true;
}
