import { Button } from '@campus/ui/button/button.tsx'
import './notice-page.css'

interface NoticePageProps {
  readonly title: string
  readonly text: string
  readonly action: string
  readonly onAction: () => void
}

/** A whole page that says what happened and offers the one way on. */
export function NoticePage({ title, text, action, onAction }: NoticePageProps) {
  return (
    <section className="notice-page" role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <Button color="primary" onClick={onAction}>
        {action}
      </Button>
    </section>
  )
}
