import { accountPaths } from '@campus/contract/paths/account.ts'
import { type UserType, userTypeNames } from '@campus/contract/roles.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { ContentOutline, RightOutline, TeamOutline, UserContactOutline, UserOutline } from 'antd-mobile-icons'
import { open } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import '../account-page.css'
import { SchoolButton } from '../school/school-button.tsx'
import { useLoginPage } from '../school/use-login-page.ts'
import './registration.css'
import { registrationProgress } from './registration-progress.ts'
import { registrationWords } from './words.ts'

const icons: Record<UserType, typeof UserOutline> = {
  student: ContentOutline,
  teacher: UserContactOutline,
  visitor: UserOutline,
  family: TeamOutline,
}

const choose = (schoolId: string, userType: UserType) => {
  registrationProgress.keep({ schoolId, userType, hasReadNotice: false })
  void open(accountPaths.privacyNotice)
}

export default function ChooseUserTypeScreen() {
  const words = useWords(registrationWords)
  const say = useSay()
  const page = useLoginPage()
  const texts: Record<UserType, string> = {
    student: words.studentText,
    teacher: words.teacherText,
    visitor: words.visitorText,
    family: words.familyText,
  }
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
                  {registrationFor.map((userType) => {
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
            {!registrationFor.some((userType) => userType === 'student' || userType === 'teacher') && (
              <p className="account-note">{words.othersNote}</p>
            )}
            <p className="account-note">
              {words.hasAccount} <PathLink to={accountPaths.login}>{words.logIn}</PathLink>
            </p>
          </>
        )}
      </QueryView>
    </section>
  )
}
