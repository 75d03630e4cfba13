#!/usr/bin/env node
import { operatorCommands } from './operator-commands.ts';
import { openProcessStreams } from './output/process-streams.ts';
import { runProgram } from './program.ts';

const io = { environment: process.env, streams: openProcessStreams(process) };
process.exitCode = await runProgram(process.argv.slice(2), io, operatorCommands);
