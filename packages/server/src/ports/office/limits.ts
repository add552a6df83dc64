import { spawnSync } from 'node:child_process'
import type { OfficeRisk } from './office.ts'

/** What a program that reads files of strangers may use. */
export interface Limits {
  /** Of address space; what is used is much less. */
  readonly memoryBytes: number
  /** Of processor time, over all its threads. */
  readonly cpuSeconds: number
  readonly fileBytes: number
  readonly openFiles: number
}

export const officeLimits: Limits = {
  memoryBytes: 4 * 1024 ** 3,
  cpuSeconds: 240,
  fileBytes: 512 * 1024 ** 2,
  openFiles: 1024,
}

const works = ([program = '', ...words]: readonly string[]) =>
  spawnSync(program, [...words, 'true'], { stdio: 'ignore', timeout: 5000 }).status === 0

/** Ways into a network of its own that holds nothing: for root, and for everybody else where the system allows user namespaces. */
const waysApart = [
  ['unshare', '--net', '--'],
  ['unshare', '--user', '--map-current-user', '--net', '--'],
  ['unshare', '--user', '--map-root-user', '--net', '--'],
]

const findApart = () => waysApart.find(works) ?? []

/** Of util-linux, which nearly every Linux has. */
const hasPrlimit = () => works(['prlimit', '--core=0', '--'])

let found: { readonly apart: readonly string[]; readonly limits: boolean } | undefined

/** What this machine can hold a program to; tried out once. */
export const confinement = () => {
  found ??= process.platform === 'linux' ? { apart: findApart(), limits: hasPrlimit() } : { apart: [], limits: false }
  return { withoutNetwork: found.apart.length > 0, withLimits: found.limits, apart: found.apart }
}

/** What this machine cannot keep a program from. */
export const findRisks = ({ withoutNetwork, withLimits } = confinement()): OfficeRisk[] => [
  ...(withoutNetwork ? [] : ['network' as const]),
  ...(withLimits ? [] : ['limits' as const]),
]

/** The words before a program that take the network away from it and hold it to its limits, as far as this machine can. */
export const wordsBefore = ({ memoryBytes, cpuSeconds, fileBytes, openFiles }: Limits): string[] => {
  const { apart, withLimits } = confinement()
  const limits = [`--as=${memoryBytes}`, `--cpu=${cpuSeconds}`, `--fsize=${fileBytes}`, `--nofile=${openFiles}`, '--core=0']
  return [...apart, ...(withLimits ? ['prlimit', ...limits, '--'] : [])]
}
