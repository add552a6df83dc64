import { accountPaths } from '@campus/contract/paths/account.ts'
import { userTypeNames } from '@campus/contract/roles.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { RightOutline, TeamOutline, UserOutline } from 'antd-mobile-icons'
import { open } from '../../../navigation/navigator.ts'
import '../account-page.css'
import { SchoolButton } from '../school/school-button.tsx'
import { useLoginPage } from '../school/use-login-page.ts'
import './registration.css'
import { registrationProgress, type SelfRegistering } from './registration-progress.ts'
import { registrationWords } from './words.ts'

const icons = { visitor: UserOutline, family: TeamOutline }
const isSelfRegistering = (userType: string): userType is SelfRegistering => userType in icons

const choose = (schoolId: string, userType: SelfRegistering) => {
  registrationProgress.keep({ schoolId, userType, hasReadNotice: false })
  void open(accountPaths.privacyNotice)
}

export default function ChooseUserTypeScreen() {
  const words = useWords(registrationWords)
  const say = useSay()
  const page = useLoginPage()
  const texts = { visitor: words.visitorText, family: words.familyText }
  return (
    <section className="account-page">
      <QueryView read={page}>
        {({ school, registrationFor }) => (
          <>
            <SchoolButton school={school} />
            {registrationFor.length === 0 ? (
              <Empty t={words.closed} />
            ) : (
              <>
                <h2>{words.chooseLead}</h2>
                <ul className="account-rows">
                  {registrationFor.filter(isSelfRegistering).map((userType) => {
                    const Icon = icons[userType]
                    return (
                      <li key={userType}>
                        <button type="button" className="account-row registration-type" onClick={() => choose(school.id, userType)}>
                          <span className="account-row-icon">
                            <Icon aria-hidden />
                          </span>
                          <span className="account-row-text">
                            {say(userTypeNames[userType])}
                            <small>{texts[userType]}</small>
                          </span>
                          <RightOutline aria-hidden />
                        </button>
                      </li>
                    )
                  })}
                </ul>
              </>
            )}
            <p className="account-note">{words.othersNote}</p>
          </>
        )}
      </QueryView>
    </section>
  )
}
