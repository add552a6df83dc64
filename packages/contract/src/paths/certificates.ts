import { path } from './path.ts'

interface ApplyQuery {
  templateId: string
  recordId?: string
  scores?: string
  years?: string
}

/** Applying for certificates and following them until they are there. */
export const certificatesPaths = {
  /** `scores` and `years` were chosen before, with commas between. */
  applyFile: path<ApplyQuery & { way?: string }>('/pages/electronic/applicationEle'),
  applyPaper: path<ApplyQuery>('/pages/electronic/applicationParper'),
  heading: path<{ applicationId?: string }>('/pages/electronic/fileHeading'),
  /** One application with its timeline. */
  application: path<{ id: string }>('/pages/electronic/status'),
  /** `id` is shown beside the list where there is room. */
  applications: path<{ state?: string; way?: string; id?: string }>('/pages/electronic/history'),
  prints: path<{ state?: string }>('/pages/electronic/history_terminal'),
  decisions: path<{ state?: string; id?: string }>('/pages/electronic/decisions'),
  decision: path<{ id: string }>('/pages/electronic/decision'),
  /** Agreements with agents; `id` opens one. */
  agencies: path<{ id?: string }>('/pages/electronic/agencies'),
  mailbox: path('/pages/electronic/mailSendConfiguration'),
  mailboxCode: path<{ type?: string }>('/pages/electronic/mailSendAuthCode'),
  howToGet: path<{ templateId?: string }>('/pages/electronic/fileGainExplain'),
  services: path('/pages/electronic/services'),
  /** A word about a certificate or one document. */
  feedback: path<{ documentId?: string; templateId?: string }>('/pages/electronic/feedback'),
  questions: path<{ documentId?: string; templateId?: string }>('/pages/electronic/questions'),
  dataError: path<{ documentId?: string; templateId?: string }>('/pages/electronic/errorReport'),
  fileError: path<{ documentId: string }>('/pages/electronic/fileErrorReport'),
}
