import { useWords } from '@campus/ui/words/words.ts'
import { TextDeletionOutline } from 'antd-mobile-icons'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Heading } from '../frame/heading.tsx'
import { wasShut } from '../machine/credential.ts'
import { enrolLength, enrolSigns, spellCode } from './enrol-code.ts'
import './enrol-screen.css'
import { useEnrol } from './use-enrol.ts'
import { enrolWords } from './words.ts'

/** How a machine becomes the screen of a terminal: with a code that an administrator was given. */
export function EnrolScreen({ code, onTaken }: { readonly code: string; readonly onTaken: () => void }) {
  const words = useWords(enrolWords)
  const { isEnrolling, failure, enrolWith } = useEnrol()
  const [typed, setTyped] = useState(spellCode(code))
  const isWhole = typed.replaceAll('-', '').length === enrolLength
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    await enrolWith(typed)
    onTaken()
  }
  // The code of the address is tried once, when the screen comes.
  const begin = useRef(async () => {
    if (!code) return
    await enrolWith(code)
    onTaken()
  })
  useEffect(() => void begin.current(), [])
  return (
    <form className="enrol" onSubmit={(event) => void submit(event)}>
      <Heading>{words.title}</Heading>
      <p className="soft">{words.hint}</p>
      {wasShut() && !failure && (
        <p className="failure" role="alert">
          {words.shut}
        </p>
      )}
      <label className="enrol-field">
        <span>{words.code}</span>
        <input
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          disabled={isEnrolling}
          onChange={({ target }) => setTyped(spellCode(target.value))}
        />
      </label>
      {failure && (
        <p className="failure" role="alert">
          {failure}
        </p>
      )}
      <div className="enrol-signs">
        {enrolSigns.map((sign) => (
          <button key={sign} type="button" className="pad-key" disabled={isEnrolling} onClick={() => setTyped(spellCode(typed + sign))}>
            {sign}
          </button>
        ))}
        <button
          type="button"
          className="pad-key pad-action enrol-back"
          aria-label={words.back}
          disabled={isEnrolling}
          onClick={() => setTyped(spellCode(typed.replace(/.-?$/, '')))}
        >
          <TextDeletionOutline aria-hidden="true" />
        </button>
        <button type="submit" className="press press-main enrol-go" disabled={!isWhole || isEnrolling}>
          {isEnrolling ? words.enrolling : words.enrol}
        </button>
      </div>
    </form>
  )
}
