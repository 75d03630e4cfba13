/** The pattern for texts that contain this one; what LIKE would read as wildcards is escaped. */
export const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
