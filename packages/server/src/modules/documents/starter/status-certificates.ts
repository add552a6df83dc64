import { type Certificate, noLimits } from './certificate.ts'

const identity = ['name', 'gender', 'studentId', 'college', 'major', 'grade', 'educationLevel'] as const

/** What those ask for who still study. */
export const statusCertificates: readonly Certificate[] = [
  {
    code: 'enrolment',
    name: ['在读证明', 'Certificate of Enrolment', '在學證明'],
    description: [
      '证明您目前在校就读，可用于实习、租房、办理银行卡等。',
      'Confirms that you are currently enrolled: for internships, renting a flat or opening a bank account.',
      '證明您目前在校就讀，可用於實習、租屋、辦理銀行帳戶等。',
    ],
    rules: {
      type: 'status',
      heading: 'optional',
      limits: { ...noLimits, day: 5, year: 30 },
      validityDays: 180,
      fields: [...identity, 'idCard', 'birthDate', 'studentType', 'schoolLength', 'enrollmentDate', 'predictGraduateDate'],
    },
  },
  {
    code: 'visa-status',
    name: ['在读证明（签证用）', 'Certificate of Student Status for Visa Application', '在學證明（簽證用）'],
    description: [
      '中英文对照，附证件照，用于办理签证。需要审批，请先在个人信息中上传证件照。',
      'In Chinese and English with your portrait, for visa applications. Needs approval. Please upload your portrait in your profile first.',
      '中英文對照，附證件照，用於辦理簽證。需要審核，請先在個人資訊中上傳證件照。',
    ],
    rules: {
      type: 'status',
      ways: ['download', 'email', 'paper'],
      needsApproval: true,
      limits: { ...noLimits, quarter: 4, half_year: 6 },
      validityDays: 90,
      wantsPhoto: true,
      fields: [...identity, 'namePinyin', 'birthDate', 'idCard', 'studentType', 'schoolLength', 'enrollmentDate', 'predictGraduateDate'],
    },
  },
  {
    code: 'expected-graduation',
    name: ['预计毕业证明', 'Certificate of Expected Graduation', '預計畢業證明'],
    description: [
      '证明您预计的毕业时间，供用人单位和升学院校参考。',
      'Confirms your expected graduation date, for employers and further study.',
      '證明您預計的畢業時間，供用人單位和升學院校參考。',
    ],
    rules: {
      type: 'status',
      heading: 'optional',
      limits: { ...noLimits, week: 3, year: 20 },
      validityDays: 180,
      fields: [...identity, 'studentType', 'schoolLength', 'enrollmentDate', 'predictGraduateDate', 'creditsEarned', 'gpa'],
    },
  },
  {
    code: 'internship-letter',
    name: ['实习介绍信', 'Letter of Introduction for an Internship', '實習介紹信'],
    description: [
      '写给您的实习单位，请填写单位全称。',
      'Addressed to the organisation where you will be an intern. Please enter its full name.',
      '寫給您的實習單位，請填寫單位全稱。',
    ],
    rules: { type: 'letter', heading: 'required', limits: { ...noLimits, month: 10 }, validityDays: 60, fields: [...identity] },
  },
  {
    code: 'internship-pledge',
    name: ['实习承诺书', 'Internship Pledge', '實習承諾書'],
    description: [
      '交给实习单位的承诺书，印有您的手写签名。',
      'Your pledge to the organisation where you will be an intern, with your signature.',
      '交給實習單位的承諾書，印有您的手寫簽名。',
    ],
    rules: {
      type: 'letter',
      ways: ['download', 'email', 'paper'],
      heading: 'required',
      limits: { ...noLimits, month: 10 },
      validityDays: 60,
      wantsSignature: true,
      fields: [...identity],
    },
  },
]
