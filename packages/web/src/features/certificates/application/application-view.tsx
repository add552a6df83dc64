import { nameIn } from '@campus/contract/localized-name.ts'
import { TypeIcon } from '../../../domain/certificate/type-icon.tsx'
import { useScreenTitle } from '../../../navigation/screen-title.ts'
import '@campus/ui/page/page.css'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { OrCachedCodes } from '../../../domain/pick-up/or-cached-codes.tsx'
import { CollectHere } from '../../../domain/terminal/collect-here.tsx'
import { StatusMark } from '../status-mark.tsx'
import '@campus/ui/page/whole-thing.css'
import './application-view.css'
import { FactsCard } from './facts-card.tsx'
import { MailCard } from './mail-card.tsx'
import { StepButtons } from './step-buttons.tsx'
import { TimelineCard } from './timeline-card.tsx'
import { ToApplications } from './to-applications.tsx'
import { type Application, useApplication } from './use-application.ts'

function Head({ application }: { readonly application: Application }) {
  const language = useLanguage()
  const { type, state, delivery, reason } = application
  return (
    <section className="page-card application-head" aria-labelledby="application">
      <TypeIcon type={type} />
      <div>
        <h2 id="application">{nameIn(application, language)}</h2>
        <StatusMark state={state} delivery={delivery} />
      </div>
      {reason && <p className="application-reason">{reason}</p>}
    </section>
  )
}

interface ApplicationViewProps {
  readonly id: string
  /** It has a screen of its own, which then bears its name. */
  readonly namesScreen?: boolean
}

/** One application of mine: how it stands, what can be done, and everything that happened to it. */
export function ApplicationView({ id, namesScreen = false }: ApplicationViewProps) {
  const language = useLanguage()
  const read = useApplication(id)
  useScreenTitle(namesScreen && read.data ? nameIn(read.data, language) : undefined)
  return (
    <OrCachedCodes read={read}>
      <div className="thing-place">
        <QueryView read={read} otherWay={<ToApplications />}>
          {(application) => (
            <div className="thing application">
              <div className="page-column">
                <Head application={application} />
                <StepButtons application={application} />
                {application.delivery === 'not_picked_up' && <CollectHere />}
                {application.documentId && (
                  <MailCard key={application.delivery} applicationId={application.id} isOnItsWay={application.delivery === 'unsent'} />
                )}
              </div>
              <div className="page-column">
                <TimelineCard application={application} />
                <FactsCard application={application} />
              </div>
            </div>
          )}
        </QueryView>
      </div>
    </OrCachedCodes>
  )
}
