import { MakingChoices, previewDocument } from '@campus/contract/documents/making.ts'
import { useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import { useAct } from '../../api/use-act.ts'
import type { Application, ApplicationForm } from './application-schema.ts'

/** A preview that was made, and of which choices. */
interface Preview {
  readonly address: string
  readonly of: string
}

/** How it looks depends on what is written on it, not on the way in which it comes. */
const madeFrom = (chosen: Application): MakingChoices => MakingChoices.parse(chosen)
const markOf = (chosen: Application) => JSON.stringify(madeFrom(chosen))

/** Makes previews with my own data; one that belongs to other choices is known as old. */
export const usePreview = () => {
  const [preview, setPreview] = useState<Preview>()
  const { act, isActing } = useAct(previewDocument)
  const make = async (chosen: Application) => {
    const { pdfUrl } = await act(madeFrom(chosen))
    setPreview({ address: pdfUrl, of: markOf(chosen) })
  }
  return { preview, isMaking: isActing, make, isOldFor: (chosen: Application) => preview !== undefined && preview.of !== markOf(chosen) }
}

/** Does something with right choices; otherwise the first bad field is gone to, as it is when the form is sent. */
export const withRightChoices = (form: ApplicationForm, deed: (chosen: Application) => Promise<unknown>): (() => Promise<unknown>) =>
  form.handleSubmit(deed, (complaints) => {
    const [first] = Object.keys(complaints) as FieldPath<Application>[]
    if (first) form.setFocus(first)
  })
