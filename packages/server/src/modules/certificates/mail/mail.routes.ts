import {
  dropSchoolMailbox,
  schoolMailbox,
  schoolMails,
  setSchoolMailbox,
  testSchoolMailbox,
} from '@campus/contract/certificates/console.ts'
import {
  dropUserMailInfo,
  mailStatus,
  sendMail,
  sendOrderEmail,
  setUserMailInfo,
  testUserMailSend,
  userMailInfo,
} from '@campus/contract/certificates/delivery.ts'
import { route } from '../../../http/route.ts'
import { sendDocument, sendOrder } from './deliveries/send.service.ts'
import { listOwn, listSchools } from './deliveries/status.service.ts'
import * as mailbox from './mailbox/mailbox.service.ts'
import { tryOwn, trySchools } from './mailbox/mailbox-trial.service.ts'

export const mailRoutes = [
  route(mailStatus, listOwn),
  route(sendMail, sendDocument),
  route(sendOrderEmail, sendOrder),
  route(userMailInfo, mailbox.readOwn),
  route(setUserMailInfo, mailbox.setOwn),
  route(dropUserMailInfo, mailbox.dropOwn),
  route(testUserMailSend, tryOwn),
  route(schoolMails, listSchools),
  route(schoolMailbox, mailbox.readSchools),
  route(setSchoolMailbox, mailbox.setSchools),
  route(dropSchoolMailbox, mailbox.dropSchools),
  route(testSchoolMailbox, trySchools),
]
