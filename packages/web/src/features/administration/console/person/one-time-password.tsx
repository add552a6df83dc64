import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import './person-screen.css'
import { personWords } from './words.ts'

interface OneTimePasswordProps {
  readonly name: string
  readonly password: string
  readonly onDone: () => void
}

/** Shown once, to be handed on. */
export function OneTimePassword({ name, password, onDone }: OneTimePasswordProps) {
  const words = useWords(personWords)
  const copy = () => {
    const copying = navigator.clipboard?.writeText(password) ?? Promise.reject(new Error('No clipboard'))
    copying.then(
      () => toast(words.copied, 'success'),
      () => toast(words.notCopied, 'failure'),
    )
  }
  return (
    <>
      <p>{words.oneTimeText(name)}</p>
      <output className="one-time" aria-label={words.oneTime}>
        {password}
      </output>
      <div className="console-buttons console-buttons-end">
        <Button onClick={copy}>{words.copy}</Button>
        <Button color="primary" onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </>
  )
}
