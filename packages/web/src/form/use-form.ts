import { keepable, withDraft } from '@campus/ui/form/draft.ts'
import type { FormOf } from '@campus/ui/form/form-of.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, useForm as useHookForm } from 'react-hook-form'
import type { z } from 'zod'
import { draftKey } from '../session/drafts.ts'
import { resolveBySchema } from './resolve-by-schema.ts'

/** A form checked by the contract's schema; with `keep`, what was typed (never passwords or codes) survives a reload. */
export const useForm = <Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  start: NoInfer<DefaultValues<Input>>,
  { keep }: { readonly keep?: string } = {},
): FormOf<Input, Output> => {
  const language = useLanguage()
  const [key] = useState(() => (keep === undefined ? undefined : draftKey(keep)))
  const [defaults] = useState(() => (key === undefined ? start : withDraft(start, sessionStorage.getItem(key))))
  const form = useHookForm<Input, unknown, Output>({
    resolver: resolveBySchema(schema, language),
    defaultValues: defaults,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { subscribe, trigger, getValues, getFieldState } = form
  const saidIn = useRef(language)

  useEffect(() => {
    if (key === undefined) return undefined
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => sessionStorage.setItem(key, JSON.stringify(keepable(values))),
    })
  }, [key, subscribe])

  // Errors already on the screen are shown again in the new language.
  useEffect(() => {
    if (saidIn.current === language) return
    saidIn.current = language
    const marked = (Object.keys(getValues()) as FieldPath<Input>[]).filter((name) => getFieldState(name).invalid)
    if (marked.length > 0) void trigger(marked)
  }, [language, trigger, getValues, getFieldState])

  return { ...form, forgetDraft: () => (key === undefined ? undefined : sessionStorage.removeItem(key)) }
}
