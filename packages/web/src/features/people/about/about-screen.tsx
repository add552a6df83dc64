import { nameIn } from '@campus/contract/localized-name.ts'
import { about } from '@campus/contract/school/school-info.ts'
import { CheckShieldOutline, EditSOutline, FileOutline, PhoneFill } from 'antd-mobile-icons'
import { useRead } from '../../../api/use-read.ts'
import '@campus/ui/page/page.css'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { LinkRows, PlainRow, Rows } from '../../../navigation/rows.tsx'
import './about-screen.css'
import { UpgradeCheck } from './upgrade-check.tsx'
import { aboutWords } from './words.ts'

export default function AboutScreen() {
  const words = useWords(aboutWords)
  const language = useLanguage()
  const read = useRead(about, {})
  const links = [
    { to: helpPaths.helpDesk, icon: PhoneFill, title: words.helpDesk },
    { to: helpPaths.writeFeedback, icon: EditSOutline, title: words.feedback },
    { to: peoplePaths.userAgreement, icon: FileOutline, title: words.agreement },
    { to: peoplePaths.privacyPolicy, icon: CheckShieldOutline, title: words.policy },
  ]
  return (
    <QueryView read={read}>
      {({ product, school }) => (
        <div className="page page-two-columns">
          <div className="page-column">
            <section className="page-card page-card-center" aria-label={product.name}>
              <img src="/icon.svg" alt="" width="72" height="72" />
              <strong className="about-name">{product.name}</strong>
              <span className="about-version">{product.version}</span>
            </section>
            <Rows>
              <li>
                <PlainRow title={words.product} value={product.version} />
              </li>
              <li>
                <PlainRow title={words.app} value={product.appVersion} />
              </li>
              <li>
                <PlainRow title={words.company} value={product.company} />
              </li>
              <li>
                <PlainRow title={words.school} value={nameIn(school, language)} />
              </li>
            </Rows>
          </div>
          <div className="page-column">
            <UpgradeCheck appCode={product.appCode} appVersion={product.appVersion} />
            <LinkRows title={words.more} rows={links} />
          </div>
        </div>
      )}
    </QueryView>
  )
}
