import { Script } from 'node:vm';
import { containerName, type Descriptor, trustedTypesPolicyName } from '@portal/shared/release';
import type { BuildRefusal, RefusalCode } from './build-refused-error.ts';
import { readScripts } from './read-scripts.ts';

const PRESET = 'build it with defineRemoteBuild()';

/** Whether a text parses as a classic script, which is how pages load every file; nothing of it is run. */
function isClassicScript(text: string) {
  try {
    return new Script(text) instanceof Script;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

/** What the entry of a remote must contain to run in a page, by refusal code: what the shell's preset writes into it. */
const createMarks = ({ name, version, files }: Descriptor): [RefusalCode, RegExp, string][] => {
  const container = containerName(name, version);
  const policy = trustedTypesPolicyName(name, version);
  return [
    [
      'container_missing',
      new RegExp(`\\bvar ${container}\\b`),
      `registers no container "${container}", by which the shell finds it; ${PRESET}`,
    ],
    ['nothing_exposed', /["'`]\.\/remote["'`]/, `exposes no "./remote"; ${PRESET}`],
    ...(Object.keys(files).length > 1
      ? ([
          [
            'chunk_integrity_missing',
            /__portalIntegrity/,
            `loads its chunks without an integrity, so that the browser blocks them; ${PRESET}`,
          ],
          [
            'policy_missing',
            new RegExp(policy.replace(/[.]/g, '\\.')),
            `loads its chunks without the Trusted Types policy "${policy}", so that the browser blocks them; ${PRESET}`,
          ],
        ] satisfies [RefusalCode, RegExp, string][])
      : []),
  ];
};

/** Reads the scripts of a remote's build, and returns why they could not run in a page of the portal. */
export async function checkScripts(folder: string, descriptor: Descriptor): Promise<BuildRefusal[]> {
  const refusals: BuildRefusal[] = [];
  const { entry, files } = descriptor;
  for (const { file, text } of await readScripts(folder, Object.keys(files))) {
    if (!isClassicScript(text)) {
      const reason = 'is an ES module or no JavaScript; pages load classic scripts (`library.type: "var"`)';
      refusals.push({ code: 'script_malformed', subject: file, reason });
    } else if (file === entry) {
      for (const [code, mark, reason] of createMarks(descriptor))
        if (!mark.test(text)) refusals.push({ code, subject: file, reason });
    }
  }
  return refusals;
}
