import { notFound, type Failure } from '../core/failure';

export function noContact(id: string): Failure {
  return notFound(`No contact with id ${id}`);
}
