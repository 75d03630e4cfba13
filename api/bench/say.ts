/** A line on the screen of whoever runs the benchmark. */
export const say = (line: string) => void process.stdout.write(`${line}\n`);
