import { Refusal } from '@campus/client/failures.ts'
import { consoleTemplates, dropDraft } from '@campus/contract/documents/console/templates.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAction } from '../../../../api/use-action.ts'
import { redirect } from '../../../../navigation/navigator.ts'
import { type TemplateForm, useTemplateForm } from './template-form.ts'
import { useSave } from './use-save.ts'
import { editorWords } from './words.ts'
import { isSameTemplate, type Template, type WrittenTemplate } from './written-template.ts'

type Window = 'publish' | 'disable' | 'conflict'

/** Follows what others save, as long as nothing of one's own would be lost by it. */
const useFollow = ({ getValues, reset }: TemplateForm, saved: WrittenTemplate) => {
  const seen = useRef(saved)
  useEffect(() => {
    const before = seen.current
    seen.current = saved
    const { position = 0, ...written } = getValues()
    if (before.revision !== saved.revision && isSameTemplate(before, { ...written, position })) reset(saved)
  }, [saved, getValues, reset])
}

/** The state of the editor and its actions, apart from how it looks. */
export const useEditor = (template: Template | undefined, saved: WrittenTemplate) => {
  const words = useWords(editorWords)
  const form = useTemplateForm(saved, template?.id ?? 'new')
  const save = useSave(form, template?.id)
  const { act: drop } = useAction(dropDraft, { changes: [consoleTemplates] })
  const [shown, setShown] = useState<Window>()
  const [isRestored, setIsRestored] = useState(() => {
    const { position = 0, ...written } = form.getValues()
    return !isSameTemplate(saved, { ...written, position })
  })
  const way = useRef<'save' | 'publish'>('save')
  useFollow(form, saved)

  const keep = async (written: WrittenTemplate) => {
    try {
      return await save.save(written)
    } catch (error) {
      if (error instanceof Refusal && error.code === 'template_changed') setShown('conflict')
      throw error
    }
  }

  const submit = async (written: WrittenTemplate) => {
    if (!template || !isSameTemplate(saved, written)) {
      const { id } = await keep(written)
      setIsRestored(false)
      // Who publishes is asked next, and the word would stand over the question.
      if (way.current === 'save') toast(words.saved, 'success')
      if (!template) await redirect(consolePaths.template, { id })
    }
    if (template && way.current === 'publish') setShown('publish')
  }

  const throwAway = async () => {
    if (!template) return
    const isWhole = template.versions.every(({ state }) => state === 'draft')
    const question = { title: words.dropTitle, text: isWhole ? words.dropWholeText : words.dropText, confirm: words.drop }
    if (!(await ask(question))) return
    await drop({ id: template.id })
    toast(words.dropped, 'success')
    if (!isWhole) {
      await save.takeFresh()
      return
    }
    // Nothing is left that one could be asked about.
    flushSync(() => form.reset(saved))
    form.forgetDraft()
    await redirect(consolePaths.templates)
  }

  /** An old version becomes the draft at once: it was right when it was published. */
  const takeVersion = async ({ rules, source }: Template) => {
    await keep({ ...saved, rules, source })
    form.forgetDraft()
    toast(words.saved, 'success')
    await redirect(consolePaths.template, { id: template?.id, tab: 'source' })
  }

  const discard = () => {
    form.reset(saved)
    form.forgetDraft()
    setIsRestored(false)
  }

  return {
    form,
    save,
    shown,
    setShown,
    isRestored,
    submit,
    throwAway,
    takeVersion,
    discard,
    setWay: (next: 'save' | 'publish') => void (way.current = next),
  }
}
