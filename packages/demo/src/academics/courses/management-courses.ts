import { type CollegeCourses, elective, practice, required } from './planned-course.ts'

export const managementCourses: CollegeCourses = {
  shared: [
    required(1, 3, '管理学原理', 'Principles of Management', '管理學原理'),
    required(1, 3, '微观经济学', 'Microeconomics', '個體經濟學'),
    required(2, 3, '宏观经济学', 'Macroeconomics', '總體經濟學'),
    required(2, 3, '基础会计学', 'Basic Accounting', '基礎會計學'),
    required(3, 3, '应用统计学', 'Applied Statistics', '應用統計學'),
    required(3, 2, '经济法', 'Economic Law', '經濟法'),
    required(4, 3, '财务管理', 'Financial Management', '財務管理'),
    required(4, 2, '市场营销学', 'Marketing', '市場行銷學'),
    required(5, 2, '管理信息系统', 'Management Information Systems', '管理資訊系統'),
    required(5, 3, '计量经济学', 'Econometrics', '計量經濟學'),
    required(6, 2, '企业战略管理', 'Strategic Management', '企業策略管理'),
    practice(6, 1, '商务沟通', 'Business Communication', '商務溝通'),
  ],
  majors: {
    '0301': [
      practice(2, 1, '会计基本技能实训', 'Accounting Skills Training', '會計基本技能實訓'),
      required(3, 3, '中级财务会计（一）', 'Intermediate Financial Accounting I', '中級財務會計（一）'),
      required(4, 3, '中级财务会计（二）', 'Intermediate Financial Accounting II', '中級財務會計（二）'),
      required(4, 3, '税法', 'Tax Law', '稅法'),
      required(5, 3, '成本会计', 'Cost Accounting', '成本會計'),
      required(5, 3, '管理会计', 'Management Accounting', '管理會計'),
      required(6, 3, '审计学', 'Auditing', '審計學'),
      practice(6, 2, '会计信息系统', 'Accounting Information Systems', '會計資訊系統'),
      required(7, 3, '高级财务会计', 'Advanced Financial Accounting', '高級財務會計'),
      elective(7, 2, '财务报表分析', 'Financial Statement Analysis', '財務報表分析'),
    ],
    '0302': [
      required(2, 2, '金融学导论', 'Introduction to Finance', '金融學導論'),
      required(3, 3, '货币银行学', 'Money and Banking', '貨幣銀行學'),
      required(4, 3, '证券投资学', 'Securities Investment', '證券投資學'),
      required(4, 3, '国际金融', 'International Finance', '國際金融'),
      required(5, 3, '公司金融', 'Corporate Finance', '公司金融'),
      required(5, 2, '商业银行经营学', 'Commercial Bank Management', '商業銀行經營學'),
      required(6, 3, '金融衍生工具', 'Financial Derivatives', '衍生性金融商品'),
      practice(6, 1, '金融模拟交易', 'Simulated Trading', '金融模擬交易'),
    ],
    '0303': [
      required(2, 2, '物流学概论', 'Introduction to Logistics', '物流學概論'),
      required(3, 3, '供应链管理', 'Supply Chain Management', '供應鏈管理'),
      required(4, 2, '仓储与配送管理', 'Warehousing and Distribution', '倉儲與配送管理'),
      required(4, 2, '物流运筹学', 'Operations Research for Logistics', '物流作業研究'),
    ],
  },
}
