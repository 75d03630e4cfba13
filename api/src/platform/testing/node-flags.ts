/**
 * Flags of Node in a process that a test starts, as in those of `package.json`: it compiles the embedded database once,
 * since it ends before a better compilation pays off.
 */
export const nodeFlags = ['--liftoff-only'];
