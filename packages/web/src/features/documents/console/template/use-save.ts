import { Refusal } from '@campus/client/failures.ts'
import { consoleTemplate, consoleTemplates, saveTemplate } from '@campus/contract/documents/console/templates.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { FieldPath } from 'react-hook-form'
import { send } from '../../../../api/send.ts'
import { useAction } from '../../../../api/use-action.ts'
import { keyOf } from '../../../../api/use-read.ts'
import type { TemplateForm } from './template-form.ts'
import { type WrittenTemplate, writtenIn } from './written-template.ts'

/** A complaint is told at its field: the form itself knows only those that stand at its top. */
const atFields = (form: TemplateForm, error: unknown): unknown => {
  if (!(error instanceof Refusal)) return error
  if (error.code === 'template_code_taken') return new Refusal(error.code, error.message, { slug: error.message })
  for (const [name, message] of Object.entries(error.fields))
    if (name.startsWith('rules.')) form.setError(name as FieldPath<WrittenTemplate>, { type: 'server', message })
  return error
}

/** Saving the draft of a template, and reading it as it stands on the server now. */
export const useSave = (form: TemplateForm, id: string | undefined) => {
  const queries = useQueryClient()
  const { act } = useAction(saveTemplate, { changes: [consoleTemplate, consoleTemplates], quiet: true })

  const save = async (written: WrittenTemplate) => {
    const { slug: code, position, revision, rules, source } = written
    try {
      const saved = await act({ code, position, rules, source, ...(id !== undefined && { id, revision }) })
      form.reset({ ...written, revision: saved.revision })
      return saved
    } catch (error) {
      throw atFields(form, error)
    }
  }

  const readFresh = async () => {
    if (id === undefined) throw new Error('A template that was never saved cannot be read')
    const fresh = await send(consoleTemplate, { id })
    queries.setQueryData(keyOf(consoleTemplate, { id }), fresh)
    return fresh
  }

  return {
    save,
    /** Saves over whatever somebody else wrote meanwhile. */
    saveOver: async (written: WrittenTemplate) => save({ ...written, revision: (await readFresh()).revision }),
    /** Throws away what stands in the editor. */
    takeFresh: async () => {
      form.reset(writtenIn(await readFresh()))
      form.forgetDraft()
    },
    /** After an action of one's own, which counts as a change too: the text stays, the revision is the new one. */
    takeRevision: async () => form.setValue('revision', (await readFresh()).revision),
  }
}

export type Save = ReturnType<typeof useSave>
