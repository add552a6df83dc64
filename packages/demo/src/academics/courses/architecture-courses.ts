import { type CollegeCourses, elective, practice, required } from './planned-course.ts'

export const architectureCourses: CollegeCourses = {
  shared: [
    required(1, 3, '设计素描', 'Drawing for Designers', '設計素描'),
    required(1, 2, '建筑与艺术概论', 'Introduction to Architecture and Art', '建築與藝術概論'),
    required(2, 3, '设计色彩', 'Colour in Design', '設計色彩'),
    required(2, 3, '三大构成', 'Plane, Colour and Space Composition', '三大構成'),
    required(3, 2, '中国建筑史', 'History of Chinese Architecture', '中國建築史'),
    practice(3, 2, '计算机辅助制图', 'Computer-Aided Drawing', '電腦輔助製圖'),
    required(4, 2, '外国建筑史', 'History of World Architecture', '外國建築史'),
    practice(4, 1, '模型制作', 'Model Making', '模型製作'),
    required(5, 2, '场地设计', 'Site Design', '場地設計'),
    elective(5, 2, '环境心理学', 'Environmental Psychology', '環境心理學'),
    required(6, 3, '建筑物理', 'Building Physics', '建築物理'),
    practice(6, 1, '专业考察', 'Field Trip', '專業考察'),
  ],
  majors: {
    '0601': [
      required(1, 4, '建筑设计基础（一）', 'Foundations of Architectural Design I', '建築設計基礎（一）'),
      required(2, 4, '建筑设计基础（二）', 'Foundations of Architectural Design II', '建築設計基礎（二）'),
      required(3, 5, '建筑设计（一）', 'Architectural Design I', '建築設計（一）'),
      required(4, 5, '建筑设计（二）', 'Architectural Design II', '建築設計（二）'),
      required(4, 3, '建筑力学', 'Structural Mechanics', '建築力學'),
      required(5, 5, '建筑设计（三）', 'Architectural Design III', '建築設計（三）'),
      required(5, 3, '建筑构造', 'Building Construction', '建築構造'),
      required(6, 5, '建筑设计（四）', 'Architectural Design IV', '建築設計（四）'),
      required(6, 3, '建筑结构', 'Building Structures', '建築結構'),
      required(7, 4, '城市设计', 'Urban Design', '都市設計'),
      required(8, 5, '建筑设计（五）', 'Architectural Design V', '建築設計（五）'),
    ],
    '0602': [
      required(2, 2, '园林树木学', 'Dendrology', '園林樹木學'),
      required(3, 4, '风景园林设计（一）', 'Landscape Design I', '風景園林設計（一）'),
      required(4, 4, '风景园林设计（二）', 'Landscape Design II', '風景園林設計（二）'),
      required(4, 2, '园林史', 'History of Gardens', '園林史'),
      practice(4, 1, '植物认知实习', 'Plant Identification Practice', '植物認知實習'),
    ],
    '0603': [
      required(1, 2, '数字媒体导论', 'Introduction to Digital Media', '數位媒體導論'),
      required(2, 3, '图形图像设计', 'Graphic and Image Design', '圖形影像設計'),
      practice(2, 2, '摄影摄像基础', 'Photography and Video', '攝影攝像基礎'),
    ],
  },
}
