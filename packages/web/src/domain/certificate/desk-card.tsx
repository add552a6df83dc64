import { about } from '@campus/contract/school/school-info.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useRead } from '../../api/use-read.ts'
import { open } from '../../navigation/navigator.ts'
import '../../parts/page/page.css'
import { useWords } from '@campus/ui/words/words.ts'
import { telephone } from '../../parts/page/telephone.ts'
import { helpPaths } from '../../paths/help.ts'
import './desk-card.css'
import { deskWords } from './way-words.ts'

function DeskContact() {
  const words = useWords(deskWords)
  const { data } = useRead(about, {}, { background: true })
  if (!data) return null
  const { phone, place, hours } = data.helpDesk
  return (
    <dl className="desk-contact">
      {phone && (
        <div>
          <dt>{words.phone}</dt>
          <dd>
            <a href={telephone(phone)}>{phone}</a>
          </dd>
        </div>
      )}
      {place && (
        <div>
          <dt>{words.place}</dt>
          <dd>{place}</dd>
        </div>
      )}
      {hours && (
        <div>
          <dt>{words.hours}</dt>
          <dd>{hours}</dd>
        </div>
      )}
    </dl>
  )
}

interface DeskCardProps {
  readonly title: string
  readonly text: string
}

/** The way on leads through people: what they do about it, and where they are. */
export function DeskCard({ title, text }: DeskCardProps) {
  const words = useWords(deskWords)
  return (
    <section className="page-card desk-card" aria-labelledby="desk">
      <h2 id="desk">{title}</h2>
      <p>{text}</p>
      <DeskContact />
      <Button block color="primary" fill="outline" onClick={() => void open(helpPaths.helpDesk)}>
        {words.toDesk}
      </Button>
    </section>
  )
}
