import { fileURLToPath } from 'node:url'
import { ChildFailed, ChildTimedOut } from '../../platform/process/child.ts'
import { openChildPool, PoolBusy } from '../../platform/process/child-pool.ts'
import { type Typesetter, TypesetterBusy, TypesettingFailed } from './typesetter.ts'
import type { TypstAnswer, TypstTask } from './typst-child.ts'

interface TypesetterOptions {
  readonly workers: number
  /** A folder with fonts for characters that ours do not have. */
  readonly furtherFonts?: string | undefined
  /** Processor time for one sheet. */
  readonly cpuMs?: number
  readonly maxSheets?: number
  readonly maxWaiting?: number
  /** Whether a sheet that ran out of time is set once more: for certificates, which a busy machine may have slowed down. */
  readonly retriesTimeout?: boolean
}

const nowhere = '/nonexistent'

/** The compiler knows no switch for the machine's fonts, for packages and for the network, but it asks these where to look. */
const environment = {
  FONTCONFIG_FILE: fileURLToPath(new URL('no-machine-fonts.conf', import.meta.url)),
  HOME: nowhere,
  XDG_DATA_HOME: nowhere,
  XDG_CACHE_HOME: nowhere,
  XDG_CONFIG_HOME: nowhere,
  https_proxy: 'http://127.0.0.1:0',
  http_proxy: 'http://127.0.0.1:0',
}

/** Typst in child processes: it blocks while it works, it remembers too much, and a template is a program of somebody else. */
export const typstTypesetter = ({
  workers,
  furtherFonts,
  cpuMs,
  maxSheets,
  maxWaiting,
  retriesTimeout = true,
}: TypesetterOptions): Typesetter => {
  const pool = openChildPool<TypstTask, TypstAnswer>({
    script: new URL('typst-child.ts', import.meta.url),
    size: workers,
    cpuMs: cpuMs ?? 15_000,
    maxTasks: maxSheets ?? 500,
    maxMemoryMb: 1024,
    maxWaiting: maxWaiting ?? 200,
    environment: { ...environment, ...(furtherFonts ? { FURTHER_FONTS: furtherFonts } : {}) },
  })

  const tryTwice = async (task: TypstTask): Promise<TypstAnswer> => {
    let tries = 1
    try {
      return await pool.run(task).catch((error: unknown) => {
        if (!(error instanceof ChildFailed) || (error instanceof ChildTimedOut && !retriesTimeout)) throw error
        tries += 1
        return pool.run(task)
      })
    } catch (error) {
      if (error instanceof PoolBusy) throw new TypesetterBusy('too many sheets wait', { cause: error })
      throw new TypesettingFailed(`the sheet could not be set, tries: ${tries}`, { cause: error })
    }
  }

  return {
    async set(sheet) {
      const answer = await tryTwice({ kind: 'pages', sheet })
      if ('pages' in answer) return answer.pages
      throw new TypesettingFailed('the child drew where it should have set')
    },
    async draw(text, { size, color }) {
      const answer = await tryTwice({ kind: 'drawing', text, size, color })
      if ('svg' in answer) return answer.svg
      throw new TypesettingFailed('the child set where it should have drawn')
    },
    async drawName(text, { size, color }) {
      const answer = await tryTwice({ kind: 'name', text, size, color })
      if (!('pages' in answer)) return answer
      throw new TypesettingFailed('the child set where it should have drawn')
    },
    close: () => pool.close(),
  }
}
