import type { Ctx } from '../../context/context.ts'
import { readNote, writeNote } from './sign-heads.service.ts'
import { chainNames, Note, noteOf } from './statement.ts'

/** What lies beside the files about the chains, by name; a backup keeps it. */
export const headNotes = chainNames.map(noteOf)

/** What was signed about the chains of one school, for its move. */
export const readHeadsOf = async (ctx: Ctx, schoolId: string): Promise<Record<string, string>> => {
  const notes: Record<string, string> = {}
  for (const chain of chainNames) {
    const note = await readNote(ctx, chain)
    const own = (statements: Note['statements'] = []) => statements.filter((statement) => statement.schoolId === schoolId)
    notes[chain] = JSON.stringify({ statements: own(note?.statements), superseded: own(note?.superseded) } satisfies Note)
  }
  return notes
}

/** Adds them to what lies beside the files here. */
export const addHeads = async (ctx: Ctx, notes: Readonly<Record<string, string>>): Promise<void> => {
  for (const chain of chainNames) {
    const [here, there] = [await readNote(ctx, chain), Note.parse(JSON.parse(notes[chain] ?? '{"statements":[]}'))]
    const statements = [...(here?.statements ?? []), ...there.statements]
    await writeNote(ctx, chain, { statements, superseded: [...(here?.superseded ?? []), ...there.superseded] })
  }
}
