import { spawnSync } from 'node:child_process'

/** For the `skip` of a test: false where the program is there, and otherwise why the test does not run. */
export const missing = (...tools: readonly string[]): string | false => {
  const absent = tools.filter((tool) => spawnSync(tool, ['--help']).error)
  return absent.length > 0 && `${absent.join(' and ')} not installed here`
}
