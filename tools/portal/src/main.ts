#!/usr/bin/env node
import { openProcessStreams } from './output/process-streams.ts';
import { runProgram } from './program.ts';

process.exitCode = await runProgram(process.argv.slice(2), {
  environment: process.env,
  streams: openProcessStreams(process),
});
