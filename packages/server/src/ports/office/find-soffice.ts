import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['soffice', 'libreoffice', 'soffice.exe']

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** Where LibreOffice is: at the place that was named, and otherwise where programs are looked for. */
export const findSoffice = (named: string | undefined, path = process.env['PATH'] ?? ''): string | undefined => {
  if (named !== undefined) return isProgram(named) ? named : undefined
  const folders = path.split(delimiter).filter((folder) => folder !== '')
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram)
}
