import { peoplePaths } from '@campus/contract/paths/people.ts'
import { CheckboxField } from '@campus/ui/form/checkbox-field.tsx'
import type { FormOf } from '@campus/ui/form/form-of.ts'
import { useWords } from '@campus/ui/words/words.ts'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { PathLink } from '../../navigation/path-link.tsx'
import './consent-field.css'
import { consentFieldWords } from './consent-field-words.ts'

interface ConsentFieldProps<Input extends FieldValues & { agreed: boolean }, Output> {
  readonly form: FormOf<Input, Output>
}

/** The two texts everybody agrees to at the door. */
export function ConsentField<Input extends FieldValues & { agreed: boolean }, Output>({ form }: ConsentFieldProps<Input, Output>) {
  const words = useWords(consentFieldWords)
  return (
    <CheckboxField
      form={form}
      name={'agreed' as FieldPath<Input>}
      label={
        <span className="consent">
          {words.agreeTo} <PathLink to={peoplePaths.userAgreement}>{words.userAgreement}</PathLink> {words.and}{' '}
          <PathLink to={peoplePaths.privacyPolicy}>{words.privacyPolicy}</PathLink>
        </span>
      }
    />
  )
}
