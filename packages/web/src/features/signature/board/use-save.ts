import { Refusal } from '@campus/client/failures.ts'
import type { InputOf } from '@campus/contract/call.ts'
import { signaturePaths } from '@campus/contract/paths/signature.ts'
import { uploadSignatureInfo, userSignatureInfo } from '@campus/contract/signature/own-signature.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { stepsBehind } from '@campus/ui/history/location.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import { returnWith } from '../../../domain/signature/chosen-signature.ts'
import { back, redirect } from '../../../navigation/navigator.ts'
import { boardWords } from './words.ts'

type Made = InputOf<typeof uploadSignatureInfo>['made']

/** Saves a signature and goes on with it: to the screen that wants it, or back. */
export const useSave = (place: string | undefined) => {
  const words = useWords(boardWords)
  const { act, isActing } = useAction(uploadSignatureInfo, { changes: [userSignatureInfo] })
  /** `forget` drops what the device kept, as soon as the school has it. */
  const save = async (made: Made, forget: () => void) => {
    const { fileId } = await act({ made })
    forget()
    toast(words.saved, 'success')
    if (place !== undefined) returnWith(fileId, place)
    else if (stepsBehind() > 0) back()
    else await redirect(signaturePaths.own)
  }
  return {
    save: (made: Made, forget: () => void) =>
      save(made, forget).catch((error: unknown) => {
        // A photo that waited for more than a day is gone: it is taken again.
        if (error instanceof Refusal && error.code === 'not_found') forget()
      }),
    isSaving: isActing,
    label: place === undefined ? words.save : words.saveAndUse,
  }
}
export type Save = ReturnType<typeof useSave>
