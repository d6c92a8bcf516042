export { Table } from './Table';
export type { TableColumn, TableProps, TableSort } from './Table';
export type { TableDensity, TablePhoneLayout } from './Table.styles';
