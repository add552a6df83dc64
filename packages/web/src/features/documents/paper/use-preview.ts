import { type MakingChoices, previewDocument } from '@campus/contract/documents/making.ts'
import { useState } from 'react'
import { useAct } from '../../../api/use-act.ts'

/** A preview that was made, and of which choices. */
export interface Preview {
  readonly address: string
  readonly of: string
}

const markOf = (chosen: MakingChoices) => JSON.stringify(chosen)

/** Makes previews with my own data; one that belongs to other choices is known as old. */
export const usePreview = () => {
  const [preview, setPreview] = useState<Preview>()
  const { act, isActing } = useAct(previewDocument)
  const make = async (chosen: MakingChoices) => {
    const { pdfUrl } = await act(chosen)
    setPreview({ address: pdfUrl, of: markOf(chosen) })
  }
  return { preview, isMaking: isActing, make, isOldFor: (chosen: MakingChoices) => preview !== undefined && preview.of !== markOf(chosen) }
}
