import type { Ctx } from '../../context/context.ts'
import { withClient } from '../../platform/backup/restore-snapshot.ts'
import { lockHeadsOfSession } from './head.repository.ts'
import { readNote, writeNote } from './sign-heads.service.ts'
import { chainNames, Note, noteOf } from './statement.ts'

/** Does work with rows and signed heads of a school during which nobody signs, so that both are of the same moment. */
export const withoutSigning = <Answer>({ services }: Ctx, work: () => Promise<Answer>): Promise<Answer> =>
  withClient(services.database.url, async (client) => {
    await lockHeadsOfSession(client)
    return work()
  })

/** What lies beside the files about the chains, by name, for a backup: the rows that it copies afterwards hold all of it. */
export const copyHeads = (ctx: Ctx): Promise<Record<string, string>> =>
  withoutSigning(ctx, async () => {
    const copiedAt = ctx.now().toISOString()
    const notes: Record<string, string> = {}
    for (const chain of chainNames) {
      const note = await readNote(ctx, chain)
      if (note) notes[noteOf(chain)] = JSON.stringify({ ...note, copiedAt } satisfies Note)
    }
    return notes
  })

/** What was signed about the chains of one school, for its move; read while nobody signs. */
export const readHeadsOf = async (ctx: Ctx, schoolId: string): Promise<Record<string, string>> => {
  const notes: Record<string, string> = {}
  for (const chain of chainNames) {
    const note = await readNote(ctx, chain)
    const own = (statements: Note['statements'] = []) => statements.filter((statement) => statement.schoolId === schoolId)
    notes[chain] = JSON.stringify({ statements: own(note?.statements), superseded: own(note?.superseded) } satisfies Note)
  }
  return notes
}

/** Adds them to what lies beside the files here, while nobody signs. */
export const addHeads = async (ctx: Ctx, notes: Readonly<Record<string, string>>): Promise<void> => {
  for (const chain of chainNames) {
    const [here, there] = [await readNote(ctx, chain), Note.parse(JSON.parse(notes[chain] ?? '{"statements":[]}'))]
    const statements = [...(here?.statements ?? []), ...there.statements]
    await writeNote(ctx, chain, { statements, superseded: [...(here?.superseded ?? []), ...there.superseded] })
  }
}
