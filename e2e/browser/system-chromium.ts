import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome']

const findOnPath = (wanted: readonly string[]) => {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
}

const installFromDebian = () => {
  const apt = findOnPath(['apt-get'])
  if (!apt || process.getuid?.() !== 0) return
  process.stderr.write('Installing Chromium for the browser tests (apt-get install chromium)…\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options: SpawnSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'], env }
  const install = () => spawnSync(apt, ['install', '-y', '--no-install-recommends', 'chromium'], options).status === 0
  // A fresh machine may have no package lists yet.
  if (!install() && spawnSync(apt, ['update'], options).status === 0) install()
}

/** For processors that the npm package has no browser for: the machine's own Chromium, installed where that is possible. */
export const findSystemChromium = (): string => {
  const present = findOnPath(names)
  if (present) return present
  installFromDebian()
  const installed = findOnPath(names)
  if (!installed) throw new Error(`There is no test browser for ${process.arch} on npm: install Chromium, or name one in CHROMIUM_PATH.`)
  return installed
}
