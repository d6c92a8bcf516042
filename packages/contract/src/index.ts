export { buildAddress, needsBaseAddress } from './address';
export type { CommandContext, CommandOffer, Undo } from './commands';
export { endpoint } from './endpoint';
export type { AnyEndpoint, Endpoint, EndpointInput, EndpointOutput, Method, Schema, SchemaOf } from './endpoint';
export { endpoints } from './endpoints';
export { ApiError, errorCodes, isTransient } from './errors';
export type { ErrorCode, FieldErrors } from './errors';
export { defineFeature, layoutNames } from './manifest';
export type {
  FeatureManifest,
  FramePieces,
  GuardOffer,
  KeyOffer,
  LayoutName,
  NavigationOffer,
  Prefetch,
  RouteOffer,
  SearchContext,
  SearchHit,
  SearchSection,
  SearchSource,
  WidgetOffer,
} from './manifest';
export { paths } from './paths';
export { keyOf, toQuery } from './query';
export { request } from './request';
export { configureRequest } from './requestSettings';
export type { Transport } from './requestSettings';
