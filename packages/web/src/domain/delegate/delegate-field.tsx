import { Refusal } from '@campus/client/failures.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { findBySchoolNumber } from '@campus/contract/people/directory.ts'
import { userTypeNames } from '@campus/contract/roles.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Field } from '@campus/ui/form/field.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { CheckCircleOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { send } from '../../api/send.ts'
import { toastFailure } from '../../api/toast-failure.ts'
import './delegate-field.css'
import { delegateWords } from './words.ts'

type Found = OutputOf<typeof findBySchoolNumber>

interface DelegateFieldProps {
  /** Where it is not somebody who collects. */
  readonly label?: string
  readonly number: string
  readonly error: string | undefined
  readonly onType: (number: string) => void
  /** Called with the number of the found and shown person. */
  readonly onConfirm: (number: string) => void
}

/** A person is named by number and shown, name masked, before anything is entrusted to them. */
export function DelegateField({ label, number, error, onType, onConfirm }: DelegateFieldProps) {
  const words = useWords(delegateWords)
  const say = useSay()
  const [found, setFound] = useState<Found>()
  const [unknown, setUnknown] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const wanted = number.trim()
  const lookUp = async () => {
    setIsAsking(true)
    setUnknown('')
    try {
      const person = await send(findBySchoolNumber, { schoolUserId: wanted })
      setFound(person)
      // However it was typed, it is written as the school writes it.
      onType(person.number)
      onConfirm(person.number)
    } catch (error) {
      setFound(undefined)
      if (error instanceof Refusal) setUnknown(error.message)
      else toastFailure(error)
    } finally {
      setIsAsking(false)
    }
  }
  const isShown = found !== undefined && found.number === wanted
  return (
    <div className="delegate-field">
      <Field label={label ?? words.number} hint={words.numberHint} error={unknown || error}>
        {(wiring) => (
          <span className="field-with-action">
            <input
              className="field-box"
              type="text"
              autoComplete="off"
              autoCapitalize="none"
              {...wiring}
              value={number}
              onChange={({ target }) => {
                setUnknown('')
                onType(target.value)
              }}
            />
            <Button color="primary" fill="outline" loading={isAsking} disabled={wanted === ''} onClick={() => void lookUp()}>
              {words.lookUp}
            </Button>
          </span>
        )}
      </Field>
      <p className="delegate-found" role="status">
        {isShown && (
          <>
            <CheckCircleOutline aria-hidden="true" />
            {words.found(found.name, found.unitName || say(userTypeNames[found.userType]))}
          </>
        )}
      </p>
    </div>
  )
}
