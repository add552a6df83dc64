import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findRisks, officeLimits } from './limits.ts'
import type { OfficeKind, OfficePort } from './office.ts'
import { writeProfile } from './office-profile.ts'
import { runLimited } from './run-limited.ts'

interface SofficeOptions {
  readonly program: string
  readonly timeoutMs?: number
  /** Where a file lies readable while it is worked on: in memory, where the system has such a place. */
  readonly workFolder?: string
}

const memoryFolder = '/dev/shm'
const prefix = 'campus-office-'
const abandonedAfterMs = 60 * 60 * 1000

/** LibreOffice distinguishes the old kinds by the bytes themselves. */
const endings: Record<OfficeKind, string> = { docx: 'docx', xlsx: 'xlsx', pptx: 'pptx', opendocument: 'odt', ole: 'doc' }

/** What a killed process left readable goes before anything else is done. */
const sweepAbandoned = async (folder: string) => {
  for (const name of (await readdir(folder)).filter((name) => name.startsWith(prefix))) {
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > abandonedAfterMs) await rm(join(folder, name), { recursive: true, force: true })
  }
}

const convert = async (folder: string, program: string, content: Uint8Array, kind: OfficeKind, timeoutMs: number) => {
  const [profile, source] = [join(folder, 'profile'), join(folder, `source.${endings[kind]}`)]
  await writeProfile(profile)
  await writeFile(source, content, { mode: 0o600 })
  const quiet = ['--headless', '--invisible', '--nologo', '--norestore', '--nodefault', '--nolockcheck', '--nofirststartwizard']
  const given = [...quiet, `-env:UserInstallation=${pathToFileURL(profile).href}`, '--convert-to', 'pdf', '--outdir', folder, source]
  const isDone = await runLimited({ program, given, folder, timeoutMs, limits: officeLimits })
  return isDone ? readFile(join(folder, 'source.pdf')).catch(() => undefined) : undefined
}

/** LibreOffice without a screen, each file with a profile and a folder of its own that are gone afterwards. */
export const sofficeOffice = ({ program, timeoutMs = 90_000, workFolder }: SofficeOptions): OfficePort => {
  const place = workFolder ?? (existsSync(memoryFolder) ? memoryFolder : tmpdir())
  return {
    isPresent: true,
    risks: findRisks(),
    async toPdf(content, kind) {
      await sweepAbandoned(place)
      const folder = await mkdtemp(join(place, prefix))
      try {
        return await convert(folder, program, content, kind, timeoutMs)
      } finally {
        await rm(folder, { recursive: true, force: true, maxRetries: 3 })
      }
    },
  }
}
