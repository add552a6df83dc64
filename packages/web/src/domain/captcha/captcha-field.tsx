import { Field } from '@campus/ui/form/field.tsx'
import { useComplaint } from '@campus/ui/form/form-field.ts'
import type { FormOf } from '@campus/ui/form/form-of.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { CheckCircleFill } from 'antd-mobile-icons'
import { useEffect, useRef } from 'react'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import './captcha.css'
import type { CaptchaState } from './use-captcha.ts'
import { captchaWords } from './words.ts'

interface CaptchaFieldProps<Input extends FieldValues & { captchaAnswer: string }, Output> {
  readonly form: FormOf<Input, Output>
  readonly captcha: CaptchaState
}

function Picture({ captcha }: { readonly captcha: CaptchaState }) {
  const words = useWords(captchaWords)
  const { drawn, hasFailed, drawAnother } = captcha
  return (
    <button type="button" className="captcha-picture" onClick={drawAnother}>
      {drawn ? <img src={drawn.image} alt={words.picture} /> : hasFailed ? words.failed : words.drawing}
    </button>
  )
}

/** A picture to read or, for who cannot read it, a computation that the device does by itself. */
export function CaptchaField<Input extends FieldValues & { captchaAnswer: string }, Output>({
  form,
  captcha,
}: CaptchaFieldProps<Input, Output>) {
  const words = useWords(captchaWords)
  const name = 'captchaAnswer' as FieldPath<Input>
  const error = useComplaint({ form, name })
  const { setValue, clearErrors } = form
  const { isWanted, drawn, isProving, isProved, prove } = captcha
  const captchaId = drawn?.captchaId

  // An answer belongs to its picture.
  const answered = useRef(captchaId)
  useEffect(() => {
    if (answered.current === captchaId) return
    answered.current = captchaId
    setValue(name, '' as FieldPathValue<Input, FieldPath<Input>>)
  }, [captchaId, name, setValue])
  useEffect(() => {
    if (isProved) clearErrors(name)
  }, [isProved, name, clearErrors])

  if (!isWanted) return null
  if (isProved)
    return (
      <p className="captcha-proved" role="status">
        <CheckCircleFill aria-hidden /> {words.proved}
      </p>
    )
  return (
    <div className="captcha">
      <Field label={words.label} error={error}>
        {(wiring) => (
          <span className="field-with-action">
            <input
              className="field-box captcha-answer"
              type="text"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={12}
              {...wiring}
              {...form.register(name)}
            />
            <Picture captcha={captcha} />
          </span>
        )}
      </Field>
      <button type="button" className="captcha-other" disabled={!drawn || isProving} onClick={() => void prove()}>
        {isProving ? words.proving : words.withoutPicture}
      </button>
    </div>
  )
}
