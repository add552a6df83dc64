import { type Certificate, noLimits } from './certificate.ts'

/** What those ask for who have finished; these hold without end. */
export const completionCertificates: readonly Certificate[] = [
  {
    code: 'graduation',
    name: ['毕业证明', 'Certificate of Graduation', '畢業證明'],
    description: [
      '证明您已从本校毕业，载明毕业证书编号。首次办理收费，之后免费。',
      'Confirms that you graduated, with your diploma number. The first one is charged, later ones are free.',
      '證明您已從本校畢業，載明畢業證書編號。首次辦理收費，之後免費。',
    ],
    rules: {
      type: 'completion',
      standings: ['graduated'],
      ways: ['download', 'email', 'paper'],
      charge: 'first',
      price: 1000,
      limits: { ...noLimits, total: 50, year: 10 },
      heading: 'optional',
      fields: [
        'name',
        'gender',
        'birthDate',
        'studentId',
        'college',
        'major',
        'educationLevel',
        'schoolLength',
        'enrollmentDate',
        'graduationDate',
        'graduationNo',
      ],
    },
  },
  {
    code: 'degree',
    name: ['学位证明', 'Certificate of Degree', '學位證明'],
    description: [
      '中英文对照，证明您获得的学位，载明学位证书编号。首次办理收费，之后免费。',
      'In Chinese and English: your degree and its number. The first one is charged, later ones are free.',
      '中英文對照，證明您獲得的學位，載明學位證書編號。首次辦理收費，之後免費。',
    ],
    rules: {
      type: 'completion',
      standings: ['graduated'],
      ways: ['download', 'email', 'paper'],
      charge: 'first',
      price: 1000,
      limits: { ...noLimits, total: 50, year: 10 },
      fields: ['name', 'namePinyin', 'gender', 'studentId', 'college', 'major', 'educationLevel', 'degree', 'degreeNo'],
    },
  },
]
