import { previewTypedSignature } from '@campus/contract/signature/own-signature.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useAction } from '../../../api/use-action.ts'
import { SignaturePaper } from '../../../domain/signature/signature-paper.tsx'
import { useForm } from '../../../form/use-form.ts'
import { useSession } from '../../../session/use-session.ts'
import type { Save } from './use-save.ts'
import { boardWords } from './words.ts'

/** By keyboard: for who cannot or does not want to draw. */
export function TypePanel({ saving: { save, isSaving, label } }: { readonly saving: Save }) {
  const words = useWords(boardWords)
  const me = useSession('user')
  const form = useForm(previewTypedSignature.body, { name: me?.name ?? '' }, { keep: 'signature.typed' })
  const name = useWatch({ control: form.control, name: 'name' }).trim()
  const [seen, setSeen] = useState<{ readonly name: string; readonly picture: string }>()
  const { act } = useAction(previewTypedSignature)
  const isSeen = seen?.name === name
  return (
    <>
      <Form form={form} label={words.type} onSubmit={async (given) => setSeen({ name: given.name, ...(await act(given)) })}>
        <TextField form={form} name="name" label={words.name} maxLength={30} autoComplete="name" />
        {!isSeen && <SubmitButton form={form}>{words.preview}</SubmitButton>}
      </Form>
      {isSeen && (
        <>
          <SignaturePaper picture={seen.picture} alt={words.previewAlt} />
          <Button
            block
            color="primary"
            size="large"
            loading={isSaving}
            onClick={() => save({ method: 'typed', name: seen.name }, form.forgetDraft)}
          >
            {label}
          </Button>
        </>
      )}
    </>
  )
}
