#!/usr/bin/env node
import { runProgram } from './program.ts';

process.exitCode = await runProgram(process.argv.slice(2), {
  environment: process.env,
  streams: {
    out: (text) => void process.stdout.write(text),
    error: (text) => void process.stderr.write(text),
    // A getter, because reading `process.stdin` opens it.
    get input() {
      return process.stdin;
    },
    isTerminal: process.stderr.isTTY,
  },
});
