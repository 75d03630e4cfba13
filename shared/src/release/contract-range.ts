type Numbers = [major: number, minor: number, patch: number];

function parseVersion(version: string): Numbers {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)/.exec(version) ?? [];
  return [Number(major), Number(minor), Number(patch)];
}

/** How many leading numbers of a version must equal those of the range. */
function countFixedNumbers(operator: string, [major, minor]: Numbers): number {
  if (operator === '') return 3;
  if (operator === '~') return 2;
  if (major > 0) return 1;
  return minor > 0 ? 2 : 3;
}

/**
 * Whether a contract version satisfies a range of the form `^1.2.0`, `~1.2.0` or `1.2.0`, with the meaning of semver.
 * Returns false for any other form.
 */
export function satisfiesContract(range: string, version: string): boolean {
  const [, operator, text] = /^([\^~]?)(\d+\.\d+\.\d+)$/.exec(range) ?? [];
  if (operator === undefined || text === undefined || !/^\d+\.\d+\.\d+$/.test(version)) return false;
  const lowest = parseVersion(text);
  const numbers = parseVersion(version);
  const fixed = countFixedNumbers(operator, lowest);
  for (const [index, number] of numbers.entries()) {
    const bound = lowest[index] ?? 0;
    if (number !== bound) return index >= fixed && number > bound;
  }
  return true;
}
