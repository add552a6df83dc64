import { readFileSync } from 'node:fs'

/** Field numbers of /proc/self/stat, counted after the name of the program. */
const [groupField, terminalGroupField] = [2, 5]

/** A program in the background that reads the terminal is stopped by the system, so only the one in front may. */
const isInForeground = (): boolean => {
  if (process.platform !== 'linux') return true
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return fields[groupField] === fields[terminalGroupField]
  } catch {
    return false
  }
}

/** Calls back each time somebody presses Enter at the terminal; answers whether there is one to press it at. */
export const onEnter = (pressed: () => void): boolean => {
  const { stdin, stdout } = process
  if (!stdin.isTTY || !stdout.isTTY || !isInForeground()) return false
  stdin.on('error', () => {})
  stdin.on('data', pressed)
  return true
}
