import { defineJob } from '../../platform/jobs.ts'

export const issueCertificateJob = defineJob<{ readonly lineId: string }>('certificates.issue')
export const mailCertificatesJob = defineJob<{ readonly id: string }>('mail.deliver')
