import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Without windows it takes a sixth less of the processor, so it is the one that is asked for. */
const headless = 'chromium-headless-shell'
const names = [headless, 'chromium', 'chromium-browser', 'google-chrome']

const findOnPath = (wanted: readonly string[]) => {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
}

const installFromDebian = () => {
  const apt = findOnPath(['apt-get'])
  if (!apt || process.getuid?.() !== 0) return
  process.stderr.write(`Installing Chromium for the browser tests (apt-get install ${headless})…\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options: SpawnSyncOptions = { stdio: 'ignore', env }
  const install = (name: string) => spawnSync(apt, ['install', '-y', '--no-install-recommends', name], options).status === 0
  const isThere = () => install(headless) || findOnPath(names) !== undefined || install('chromium')
  // A fresh machine may have no package lists yet.
  if (!isThere() && spawnSync(apt, ['update'], options).status === 0) isThere()
}

/** For processors that the npm package has no browser for: the machine's own Chromium, installed where that is possible. */
export const findSystemChromium = (): string => {
  if (!findOnPath([headless])) installFromDebian()
  const found = findOnPath(names)
  if (!found) throw new Error(`There is no test browser for ${process.arch} on npm: install Chromium, or name one in CHROMIUM_PATH.`)
  return found
}
