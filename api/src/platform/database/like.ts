/** A LIKE pattern for texts that contain this one, with wildcards escaped. */
export const containsPattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
