import { application, ownHeadings, setFileTitleStatus, titleTicket } from '@campus/contract/certificates/applications.ts'
import { Id } from '@campus/contract/fields.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { CopyButton } from '@campus/ui/copy/copy-button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { open } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Switch } from '@campus/ui/switch/switch.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import './heading-screen.css'
import { headingWords } from './words.ts'

/** Whether the heading is written on a file that is not made yet; the ticket that allows it is fetched for each turn. */
function OfApplication({ id }: { readonly id: string }) {
  const words = useWords(headingWords)
  const read = useRead(application, { id }, { staleTime: 0 })
  const ticketing = useAction(titleTicket)
  const { act, isActing } = useAction(setFileTitleStatus, { changes: [application] })
  const turn = async (isShown: boolean) => {
    const { ticket } = await ticketing.act({ id })
    await act({ ticket, isShown })
    toast(isShown ? words.shown : words.hidden, 'success')
  }
  return (
    <section className="page-card" aria-labelledby="of-application">
      <h2 id="of-application">{words.ofApplication}</h2>
      <QueryView read={read}>
        {({ heading, isHeadingShown, documentId }) =>
          heading === '' ? (
            <p className="page-note">{words.noHeading}</p>
          ) : (
            <>
              <p className="heading-shown" data-hidden={isHeadingShown ? undefined : true}>
                {heading}
              </p>
              {documentId === null ? (
                <Switch
                  label={words.isShown}
                  isOn={isHeadingShown}
                  isFixed={isActing}
                  onTurn={(isShown) => void turn(isShown).catch(() => undefined)}
                />
              ) : (
                <p className="page-note">{words.tooLate}</p>
              )}
            </>
          )
        }
      </QueryView>
      <PathLink to={certificatesPaths.application} query={{ id }} replaces className="heading-back">
        {words.toApplication}
      </PathLink>
    </section>
  )
}

function Used() {
  const words = useWords(headingWords)
  const read = useRead(ownHeadings, {})
  const apply = (
    <Button color="primary" onClick={() => void open(documentsPaths.certificates)}>
      {words.apply}
    </Button>
  )
  return (
    <QueryView read={read} empty={<Empty t={words.none} action={apply} />}>
      {(headings) => (
        <section className="page-card" aria-labelledby="used">
          <h2 id="used">{words.used}</h2>
          <ul className="page-list">
            {headings.map(({ heading, times, usedAt }) => (
              <li key={heading} className="heading-row">
                <span>
                  {heading}
                  <small>
                    {words.times(times)} · <Time at={usedAt} />
                  </small>
                </span>
                <CopyButton text={heading} label={heading} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </QueryView>
  )
}

export default function HeadingScreen() {
  const words = useWords(headingWords)
  const id = Id.safeParse(useQueryOf(certificatesPaths.heading).applicationId).data
  return (
    <div className="page">
      {id && <OfApplication key={id} id={id} />}
      <p className="page-lead">{words.lead}</p>
      <Used />
    </div>
  )
}
